import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { requestShapeOf } from '../generate/json-schema'
import { isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import type { Check } from '../run/check'
import type { CallOptions } from '../shopping/call'
import { exampleOf } from '../shopping/examples'
import { whereServed } from '../shopping/preparations'
import { jsonOf, type Exchange } from '../target/exchange'
import { isName } from './repeats'
import { readyShopper } from './ready-shopper'

/** What changes by itself between two calls, or is an address in its language. */
const isPassing = (at: string) => /available|unitsLeft|url|link|href/i.test(at)
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

type Leaf = readonly [at: string, value: string | number | boolean]

const leavesOf = (value: unknown, at = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${at}[]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => leavesOf(part, at === '' ? name : `${at}.${name}`))
  const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isLeaf && !isPassing(at) ? [[at, value]] : []
}

const isText = ([at, value]: Leaf) => typeof value === 'string' && !/(id|code|number)$/i.test(at) && !isInstant(value)
/** Amounts, flags and names, which no language changes. */
const isPlain = ([at, value]: Leaf) => (typeof value === 'string' ? isName(at) : true)

/** The first place that one answer tells otherwise than the other; lists may come in any order. */
const differs = (one: Exchange, other: Exchange, fits: (leaf: Leaf) => boolean): string | undefined => {
  const told = [one, other].map(({ response }) =>
    leavesOf(jsonOf(response))
      .filter(fits)
      .map(([at, value]) => `${at}: ${String(value)}`)
      .sort(),
  )
  const [left = [], right = []] = told
  return right.find((line, index) => line !== left[index]) ?? left[right.length]
}

type How = Pick<CallOptions, 'headers' | 'query'>

/** How a call asks for a language. */
interface Tongue {
  readonly by: string
  readonly en: How
  readonly es: How
  /** As good as `es`. */
  readonly alsoEs?: How
}

const header = (value: string): How => ({ headers: { 'accept-language': value } })
const query = (language: string): How => ({ query: { language } })

const byHeader: Tongue = {
  by: 'Accept-Language',
  en: header('en'),
  es: header('es'),
  alsoEs: header('en;q=0.3, es;q=0.9'),
}
const byQuery: Tongue = { by: 'language', en: query('en'), es: query('es') }

const tongueOf = (key: OperationKey): Tongue =>
  requestShapeOf(key).properties?.['language'] === undefined ? byHeader : byQuery

const languageCheck = (key: OperationKey): Check => ({
  name: `${key} in both languages`,
  family: 'effect',
  key,
  audience: audiencesOf(key)[0] ?? 'signed-in',
  changes: true,
  run: async (context) => {
    const audience = audiencesOf(key)[0] ?? 'signed-in'
    const shopper = await readyShopper(context, key, audience)
    const { by, en, es, alsoEs } = tongueOf(key)
    const example = exampleOf(key, audience)
    const ask = async (how: How) => {
      const { exchange } = await shopper.call(key, {
        ...example,
        ...how,
        isApart: true,
        ...(how.query && { query: { ...example.query, ...how.query } }),
      })
      return exchange
    }
    const report = (place: string | undefined, kind: string, says: string) => {
      if (place === undefined) return
      const [at = ''] = place.split(': ')
      context.report(key, shopper, violation(kind, at, `${says}: ${place}`, 103))
    }
    const [english, spanish] = [await ask(en), await ask(es)]
    if (![english, spanish].every((exchange) => isSuccess(operationOf(key), exchange))) return
    report(
      differs(english, spanish, isPlain),
      'other-in-language',
      `ids, amounts and flags are the same in each language, which ${by} says`,
    )
    if (alsoEs)
      report(
        differs(spanish, await ask(alsoEs), isText),
        'weight-ignored',
        'of two languages the one of greater weight counts',
      )
    report(
      differs(english, await ask(en), isText),
      'language-stays',
      'each call is answered in its own language, whatever was asked before',
    )
  },
})

/** Reads whose texts other reads tell as well. */
const shared: readonly OperationKey[] = [
  'plans.getPlans',
  'pricing.estimateLine',
  'catalogue.listProducts',
  'catalogue.getProduct',
  'catalogue.listBundles',
  'device.getProtectionFeatures',
  'wishlist.retrieveWishlist',
]

/** What is told in Spanish by one read is told in the same words by the others. */
const spanishCheck = (key: OperationKey): Check => ({
  name: `${key} in Spanish, beside others`,
  family: 'effect',
  key,
  audience: audiencesOf(key)[0] ?? 'signed-in',
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audiencesOf(key)[0] ?? 'signed-in')
    for (const other of [...shared.filter((one) => one !== key), key])
      await whereServed(() => shopper.call(other, { ...exampleOf(other, shopper.audience), ...byHeader.es }))
  },
})

/** Reads in English and in Spanish: what shoppers read may differ, and nothing else. */
export const languageChecks = (keys: readonly OperationKey[]): Check[] => [
  ...keys.filter((key) => operationOf(key).metadata.kind === 'read' && !key.startsWith('log.')).map(languageCheck),
  ...shared.filter((key) => keys.includes(key)).map(spanishCheck),
]
