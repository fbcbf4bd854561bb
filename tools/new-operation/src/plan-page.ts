import type { PageName } from './page-name'
import { componentFile, galleryFile, recordFile, storyFile, textsFile } from './page-templates'
import { PlanError, type FilePlan, type ReadFile } from './plan-operation'

/** Lists the page as the last of its feature. */
const withPage = (pages: string, { file, name }: PageName): string => {
  const [list, before, listed] = /(export const \w+: readonly Page\[\] = \[)([^\]]*)\]/.exec(pages) ?? []
  if (list === undefined || before === undefined || listed === undefined)
    throw new PlanError('The feature has no list of pages with code of their own.')
  const all = [...listed.split(',').flatMap((entry) => entry.trim() || []), `${name}Page`]
  const imported = `import { ${name}Page } from './${file}/${file}.page'\n`
  return pages.replace(`\n${list}`, () => `${imported}\n${before}${all.join(', ')}]`)
}

const addressBookEnd = '} as const satisfies AddressBook'

/** Adds the address, under the sections that the feature's first address opens under. */
const withAddress = (addresses: string, { key }: PageName): string => {
  const [, sections] = /import \{ (?!type)(\w+)/.exec(addresses) ?? []
  if (sections === undefined || !addresses.includes(addressBookEnd))
    throw new PlanError('The feature has no addresses below /sales.')
  return addresses.replace(addressBookEnd, () => `  '${key}': ${sections}(),\n${addressBookEnd}`)
}

export const planPage = (page: PageName, readFile: ReadFile): FilePlan => {
  const source = `libs/shop/${page.feature}/src`
  const read = (path: string) => {
    const text = readFile(path)
    if (text === undefined) throw new PlanError(`There is no feature "${page.feature}" with pages: ${path} is missing.`)
    return text
  }
  const pages = `${source}/${page.feature}.pages.ts`
  const addresses = `${source}/${page.feature}.addresses.ts`
  const [listed, booked] = [withPage(read(pages), page), withAddress(read(addresses), page)]
  const own = (name: string) => `${source}/${page.file}/${page.file}${name}`
  if (readFile(own('.page.ts')) !== undefined) throw new PlanError(`The page exists: ${own('.page.ts')}`)
  return new Map([
    [own('.page.ts'), recordFile(page)],
    [own('-page.tsx'), componentFile(page)],
    [own('-texts.ts'), textsFile(page)],
    [own('.story.tsx'), storyFile(page, `/sales/digital/${page.key}.html`)],
    [own('.gallery.ts'), galleryFile(page)],
    [pages, listed],
    [addresses, booked],
  ])
}
