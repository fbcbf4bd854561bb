import type { Plan, Product } from '@soe/contracts'
import MiniSearch, { type SearchResult } from 'minisearch'
import { stockState } from '@soe/shop-basket'
import type { PageEntry } from '@soe/shop-journey/listed-pages'
import { slugOf } from '../product-path'
import { kindredWords } from './kindred-words'
import type { SearchablePage } from './found-pages'
import { hasLetters, limitIn, readWords, searchedWords, stem, tellingWords } from './read-words'
import type { ResultGroup, SearchResults } from './result-groups'
import { createSpelling } from './spelling'
import { priceOf, wishedFor, wishedForPlan } from './wished-for'

/** Everything that can be found. */
export interface Searchable {
  readonly products: readonly Product[]
  readonly plans: readonly Plan[]
  readonly pages: readonly SearchablePage[]
}

export type Search = (query: string) => SearchResults

type Found =
  | { readonly group: 'devices' | 'accessories'; readonly item: Product }
  | { readonly group: 'plans'; readonly item: Plan }
  | { readonly group: 'pages'; readonly item: PageEntry }

/** Fields by the weight of a word in them. */
const weights = { name: 5, address: 4, called: 3, wished: 3, about: 0.5 } as const

const fieldNames = ['name', 'address', 'called', 'wished', 'about'] as const

type Entry = Found & Readonly<Record<(typeof fieldNames)[number], string>> & { readonly id: number }

const productEntry = (product: Product, _: number, products: readonly Product[]) => {
  const { brandName, category, categoryType = '', childSkus, isCPO, productDisplayName, tagline = '' } = product
  const address = slugOf(product).replaceAll('-', ' ')
  const condition = isCPO ? 'certified pre-owned' : ''
  return {
    group: category === 'accessories' ? ('accessories' as const) : ('devices' as const),
    item: product,
    name: productDisplayName,
    address,
    called: `${category} ${categoryType} ${condition} ${kindredWords([category, categoryType, condition, productDisplayName, address])}`,
    wished: wishedFor(product, products),
    about: [brandName, tagline, ...childSkus.map(({ color }) => color.displayName)].join(' '),
  }
}

const planEntry = (plan: Plan, _: number, plans: readonly Plan[]) => ({
  group: 'plans' as const,
  item: plan,
  name: plan.displayName,
  address: plan.planId.replaceAll('-', ' '),
  called: `plan ${kindredWords(['plan', plan.displayName, ...plan.deviceCategories])}`,
  wished: wishedForPlan(plan, plans),
  about: [plan.summary, ...plan.features].join(' '),
})

const pageEntry = ({ words, ...item }: SearchablePage) => ({
  group: 'pages' as const,
  item,
  name: item.title,
  address: '',
  called: words,
  wished: '',
  about: item.note,
})

/** Words that name devices. What fits any of them has none: "charger for orbit 12". */
const deviceWordsOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ group }) => group === 'devices')
      .flatMap(({ name, address }) => readWords(`${name} ${address}`))
      .map(stem),
  )

/** The index, and its words as they are written by what is stored of them. */
const indexOf = (entries: readonly Entry[]) => {
  const index = new MiniSearch<Entry>({
    fields: [...fieldNames],
    tokenize: (text) => [...tellingWords(text)],
    processTerm: stem,
    searchOptions: { boost: weights, weights: { prefix: 0.3, fuzzy: 0.3 }, bm25: { k: 1.2, b: 0.2, d: 0.5 } },
  })
  index.addAll(entries)
  const words = fieldNames.flatMap((field) => entries.flatMap((entry) => tellingWords(entry[field])))
  return { index, written: new Map(words.toReversed().map((word) => [stem(word), word])) }
}

const byGroup = (found: readonly Found[]): Omit<SearchResults, 'corrected'> => {
  const products = (group: ResultGroup) =>
    found.flatMap((each) => (each.group === group && 'productId' in each.item ? [each.item] : []))
  return {
    groups: [...new Set(found.map(({ group }) => group))],
    devices: products('devices'),
    accessories: products('accessories'),
    plans: found.flatMap((each) => (each.group === 'plans' ? [each.item] : [])),
    pages: found.flatMap((each) => (each.group === 'pages' ? [each.item] : [])),
  }
}

/** How much a result of a group is worth: what is sold comes before what explains it. */
const worth: Readonly<Record<ResultGroup, number>> = { devices: 1.2, accessories: 1, plans: 0.45, pages: 0.2 }

const isSoldOut = ({ childSkus }: Product) => childSkus.every((sku) => stockState(sku).state === 'out-of-stock')

/** Phones first, then what the carrier features; what is sold out comes last. */
const wanted = ({ item }: Entry): number => {
  if (!('productId' in item)) return 1
  const category = item.category === 'smartphones' ? 1.15 : 1
  return category * (1 + 0.3 / item.featuredRank) * (isSoldOut(item) ? 0.5 : 1)
}

/** Of the best result's score a result has at least so much: where all words were found, and where some were left out. */
const goodShares = { whole: 0.1, part: 0.4 } as const

const goodOf = (results: readonly SearchResult[], share: number) =>
  results.filter(({ score }) => score >= share * (results[0]?.score ?? 0))

/** A search over everything at once. Words are completed, corrected, and left out where nothing has them. */
export const createSearch = ({ products, plans, pages }: Searchable): Search => {
  const entries = [...products.map(productEntry), ...plans.map(planEntry), ...pages.map(pageEntry)].map(
    (entry, id): Entry => ({ ...entry, id }),
  )
  const { index, written } = indexOf(entries)
  const spell = createSpelling(index, written)
  const deviceWords = deviceWordsOf(entries)

  /** Words are completed; a number only where it may still be typed. */
  const prefix = (term: string, place: number, terms: readonly string[]) =>
    place === terms.length - 1 || (hasLetters(term) && term.length > 2)

  /** What is called exactly so comes first, then what the carrier features. */
  const boostFor = (words: readonly string[]) => {
    const phrase = words.map(stem).join(' ')
    const isExact = (text: string) => readWords(text).map(stem).join(' ') === phrase
    return (id: number) => {
      const entry = entries[id]
      if (!entry) return 1
      return worth[entry.group] * wanted(entry) * (isExact(entry.name) || isExact(entry.address) ? 3 : 1)
    }
  }

  /** Whether it costs no more; what has no price is no answer to a limit. */
  const isWithin = (id: number, limit: number | undefined): boolean => {
    const item = entries[id]?.item
    const price = item && 'productId' in item ? priceOf(item) : undefined
    return limit === undefined || (price !== undefined && price <= limit)
  }

  const find = (words: readonly string[], limit: number | undefined): readonly SearchResult[] => {
    const options = { prefix, boostDocument: boostFor(words), filter: ({ id }: SearchResult) => isWithin(id, limit) }
    const all = index.search(words.join(' '), { ...options, combineWith: 'AND' })
    if (all.length > 0) return goodOf(all, goodShares.whole)
    const things = words.filter((word) => !deviceWords.has(stem(word)))
    if (things.length > 0 && things.length < words.length) return find(things, limit)
    const some = index.search(words.join(' '), options)
    const most = Math.max(...some.map(({ queryTerms }) => queryTerms.length))
    return goodOf(
      some.filter(({ queryTerms }) => queryTerms.length === most),
      goodShares.part,
    )
  }

  return (query) => {
    const words = searchedWords(query)
    const meant = spell(words)
    const results = find(meant, limitIn(query))
    const [best] = results
    const found = byGroup(results.flatMap(({ id }) => entries[id as number] ?? []))
    const kept = meant.filter((word) => best?.queryTerms.includes(stem(word)))
    const isAsTyped = kept.join('') === words.join('')
    return best && !isAsTyped ? { ...found, corrected: kept.join(' ') } : found
  }
}
