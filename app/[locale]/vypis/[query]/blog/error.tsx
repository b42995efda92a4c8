"use client";
import { BlogError } from "#components/blog/blog-error.tsx";

export default BlogError;
