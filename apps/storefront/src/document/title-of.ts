const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')

/** A page that sets no title is named after its heading, as in the browser. */
export const titleOf = (markup: string, brandName: string): string => {
  const heading = /<h1[^>]*>([^<]+)/.exec(markup)?.[1]?.trim()
  return heading ? `${decode(heading)} | ${brandName}` : brandName
}
