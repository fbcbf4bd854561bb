import { fromAnswer, type Fact } from '../promise/fact'
import { isEqual } from '../promise/is-equal'

type Pages = Readonly<Record<string, unknown>>

const pagesIn = (content: Pages, language = 'en'): Pages =>
  Object.fromEntries(Object.entries(content).map(([page, text]) => [`${language} ${page}`, text]))

const about = (title: string) => ({ content: { about: { title, body: 'Two sentences.' } } })

/** No change is made of pages: each reads as it was read before. */
const readAlike: Pick<Fact<Pages>, 'effects' | 'compare' | 'merge'> = {
  effects: {},
  compare: (said, known) =>
    Object.keys(said)
      .filter((page) => known[page] !== undefined)
      .map((page) => [{ [page]: said[page] }, { [page]: known[page] }]),
  merge: (known, said) => ({ ...known, ...said }),
}

export const contentFact: Fact<Pages> = {
  name: 'content',
  says: 'a page says the same alone and among all pages, in each language; English where none was asked for',
  sources: [
    fromAnswer('content.getStaticContent', ({ request, answer }) => pagesIn(answer.content, request?.language)),
  ],
  ...readAlike,
  right: [
    { key: 'content.getStaticContent', request: { language: 'es' }, answer: about('Acerca de') },
    { key: 'content.getStaticContent', request: { page: 'about' }, answer: about('About') },
  ],
  wrong: [
    { key: 'content.getStaticContent', request: { language: 'en' }, answer: about('About') },
    { key: 'content.getStaticContent', request: { page: 'about' }, answer: about('Acerca de') },
  ],
}

type Sites = Readonly<Record<string, Pages>>

export const translationFact: Fact<Sites> = {
  name: 'translation',
  says: 'the pages in Spanish are not all English',
  sources: [
    fromAnswer('content.getStaticContent', ({ request, answer: { content } }) =>
      request && request.page === undefined && Object.keys(content).length > 0
        ? { [request.language ?? 'en']: content }
        : undefined,
    ),
  ],
  effects: {},
  compare: (said, known) => {
    const { en, es } = { ...known, ...said }
    return en && es ? [[{ isEnglish: isEqual(en, es) }, { isEnglish: false }]] : []
  },
  merge: (known, said) => ({ ...known, ...said }),
  right: [
    { key: 'content.getStaticContent', request: { language: 'es' }, answer: about('Acerca de') },
    { key: 'content.getStaticContent', request: {}, answer: about('About') },
  ],
  wrong: [
    { key: 'content.getStaticContent', request: { language: 'es' }, answer: about('About') },
    { key: 'content.getStaticContent', request: {}, answer: about('About') },
  ],
}

const landing = (title: string) => ({ accountLanding: { title } })

export const pagesFact: Fact<Pages> = {
  name: 'pages',
  says: 'a page of the site reads the same each time that it is asked for in a language; English where none was asked for',
  sources: (
    [
      'content.getAccountLandingMobile',
      'content.getAccountLandingDesktop',
      'content.getAccessoryInterstitial',
      'content.getAccessoryInterstitialModel',
    ] as const
  ).map((key) =>
    fromAnswer(key, ({ request, answer }): Pages => ({ [`${request?.language ?? 'en'} ${key}`]: answer })),
  ),
  ...readAlike,
  right: [
    { key: 'content.getAccountLandingMobile', request: { language: 'es' }, answer: landing('Tu cuenta') },
    { key: 'content.getAccountLandingMobile', request: {}, answer: landing('Your account') },
    { key: 'content.getAccountLandingMobile', request: { language: 'en' }, answer: landing('Your account') },
  ],
  wrong: [
    { key: 'content.getAccountLandingMobile', request: { language: 'es' }, answer: landing('Tu cuenta') },
    { key: 'content.getAccountLandingMobile', request: {}, answer: landing('Your account') },
    { key: 'content.getAccountLandingMobile', request: { language: 'en' }, answer: landing('Tu cuenta') },
  ],
}

export const contentFacts = [contentFact, translationFact, pagesFact]
