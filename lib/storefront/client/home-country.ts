"use client";
import { createContext, use } from "react";
import { CZECH_HOME, type HomeCountry } from "#lib/domain/people/home-country.ts";

/** Tells client components where the shop ships, according to its API (decisions 18). */
export const HomeCountryContext = createContext(CZECH_HOME);

/** The country that forms preselect, and whose companies are in the registry. */
export const useHomeCountry = (): HomeCountry => use(HomeCountryContext);
