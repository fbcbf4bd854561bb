import { baseAfter, isSpanishUrl } from '@soe/rules'
import { brand } from '@soe/shop-platform'
import { Button, EmptyState, Hoist, Logo, PageWidth, VictorFlag } from '@soe/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import header from '../shell/header.module.css'
import shell from '../shell/shell.module.css'
import { documentTexts } from './document-texts'
import { fillTemplate } from './fill-template'
import { tag } from './head-tags'

type Texts = ReturnType<typeof documentTexts>

/** Who it is for is not known, so it shows no name and no count. An empty address is the page's own. */
const BusyPage = ({ texts, home }: { texts: Texts; home: string }) => (
  <div className={shell.shell}>
    <header className={header.header}>
      <PageWidth className={header.bar}>
        <a href={home} className={header.home} aria-label={brand.name}>
          <Logo name={brand.name} />
        </a>
      </PageWidth>
    </header>
    <main className={shell.main}>
      <PageWidth>
        <EmptyState
          title={texts.busy}
          actions={<Button href="">{texts.again}</Button>}
          flags={
            <Hoist>
              <VictorFlag filled />
            </Hoist>
          }
        >
          <p>{texts.busyBody}</p>
        </EmptyState>
      </PageWidth>
    </main>
  </div>
)

const withoutScripts = (html: string) => html.replaceAll(/\s*<script\b[^>]*><\/script>/g, '')

export interface BusyPlace {
  /** Absolute. */
  url: string
  isApp: boolean
}

/** The page that is sent in place of one that can't be drawn now: it runs no script and costs next to nothing. */
export const writeBusyPage = (html: string, { url, isApp }: BusyPlace): string => {
  const { pathname, search } = new URL(url)
  const asked = `${pathname}${search}`
  const language = isSpanishUrl(asked) ? 'es' : 'en'
  const texts = documentTexts(language)
  return withoutScripts(
    fillTemplate(html, {
      language,
      title: `${texts.busy} | ${brand.name}`,
      description: texts.description,
      isApp,
      isSales: false,
      head: [tag('meta', { name: 'robots', content: 'noindex' })],
      markup: renderToStaticMarkup(<BusyPage texts={texts} home={`${baseAfter(asked)}/`} />),
      code: [],
      state: '',
      withoutScripts: '',
    }),
  )
}
