/**
 * The page table names both halves of a page: its code, which only a browser runs, and what its document reads, which
 * only the server does. Each build leaves out the half that it never runs.
 */
export const pageCode = /^(\.\/pages|@soe\/shop-[a-z-]+)\/.*-page$/
export const documentCode = /^\.\/pages\/.*-documents$/
