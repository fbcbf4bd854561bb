import type { StageLook } from '@soe/stories'

export const widths = { 375: 'Phone', 1024: 'Tablet', 1440: 'Desk' } as const

/** How a story is looked at; the address says it, so that it can be handed on. */
export interface ShellLook extends Required<StageLook> {
  /** Pixels; without any, as wide as there is room. */
  width: number | undefined
}

export const readLook = (search: string): ShellLook => {
  const query = new URLSearchParams(search)
  const width = Number(query.get('width'))
  return {
    language: query.get('language') === 'es' ? 'es' : 'en',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    width: width in widths ? width : undefined,
  }
}

export const writeLook = ({ language, theme, width }: ShellLook): string => {
  const query = new URLSearchParams({
    ...(language === 'es' && { language }),
    ...(theme === 'dark' && { theme }),
    ...(width !== undefined && { width: String(width) }),
  }).toString()
  return query && `?${query}`
}
