/** The page name of a path: its last segment without `.html`. */
export const readPageName = (path: string): string => {
  const [plain = ''] = path.split(/[?#]/, 1)
  const segments = plain.split('/').filter(Boolean)
  return (segments.at(-1) ?? '').replace(/\.html$/i, '')
}
