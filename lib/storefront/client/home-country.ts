"use client";
import { createContext, use } from "react";
import { CZECH_HOME, type HomeCountry } from "#lib/domain/people/home-country.ts";

/** Tells the leaves inside where the shop ships, as its API says (decisions 18). */
export const HomeCountryContext = createContext(CZECH_HOME);

/** The country that forms begin with, and whose companies the registry knows. */
export const useHomeCountry = (): HomeCountry => use(HomeCountryContext);
