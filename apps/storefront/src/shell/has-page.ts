import { createContext, use } from 'react'

/** Whether the shop has a page at a path. */
export type HasPage = (path: string) => boolean

export const HasPageContext = createContext<HasPage>(() => true)

/** Entries of header and footer show once the page table has their page. */
export const useHasPage = (): HasPage => use(HasPageContext)
