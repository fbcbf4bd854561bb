/**
 * The page table names both halves of a page: its code, which only a browser runs, and what its document reads, which
 * only the server does. Each build leaves out the half that it never runs.
 */
export const pageCode = /-page$/
export const documentCode = /-documents$/
