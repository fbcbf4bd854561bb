import type { PageName } from './page-name'

export const recordFile = ({
  key,
  file,
  name,
  type,
}: PageName) => `import { named, type Page } from '@soe/shop-platform'

export const ${name}Page: Page = {
  file: '${file}-page',
  addresses: { '${key}': 'chosen' },
  load: named('${type}Page', () => import('./${file}-page')),
  bar: 'B',
  isDrawn: true,
}
`

export const componentFile = ({
  file,
  name,
  type,
}: PageName) => `import { usePageMeta, useTexts } from '@soe/shop-platform'
import { PageHeading } from '@soe/ui'
import { useLocation } from 'wouter'
import { ${name}Texts } from './${file}-texts'

export const ${type}Page = () => {
  const texts = useTexts(${name}Texts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  return <PageHeading>{texts.title}</PageHeading>
}
`

export const textsFile = ({ name, words }: PageName) => `import { defineTexts } from '@soe/shop-platform'

export const ${name}Texts = defineTexts(
  {
    title: '${words}',
    description: '${words}',
  },
  {
    title: '${words} (español)',
    description: '${words} (español)',
  },
)
`

export const storyFile = ({ type, words }: PageName, address: string) => `import type { Story } from '@soe/stories'

export const ${type}: Story = {
  address: '${address}',
  persona: 'prospect',
  says: { en: ['${words}'], es: ['${words} (español)'] },
}
`

export const galleryFile = ({ file }: PageName) => `import { storyTest } from '@soe/stories/playwright'
import type * as stories from './${file}.story'

storyTest<typeof stories>()
`
