import type { FindingKind } from '../judging/kinds'
import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { requestShapeOf } from '../generate/json-schema'
import { commonLine, firstDifference, placesThatDiffer, type Leaf } from '../judging/first-difference'
import { isSuccess } from '../judging/judge-exchange'
import { LeftOut } from '../judging/not-judged'
import { violation } from '../judging/violation'
import type { Check } from '../run/check'
import type { CallerOf } from './callers'
import type { CallOptions } from '../shopping/call'
import { exampleOf } from '../shopping/examples'
import { whereServed } from '../shopping/preparations'
import type { Exchange } from '../target/exchange'
import { isName } from './repeats'
import type { Shopper } from '../shopping/shopper'
import { readyShopper } from './ready-shopper'
import { everyRead, alikeReads } from './alike-reads'

const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)
const isText = ([at, value]: Leaf) => typeof value === 'string' && !/(id|code|number)$/i.test(at) && !isInstant(value)
/** Amounts, flags and names, which no language changes. */
const isPlain = ([at, value]: Leaf) => (typeof value === 'string' ? isName(at) : true)

/** A sentence, and no name: names are the same in each language. */
const isSentence = (leaf: Leaf) => {
  const words = isText(leaf) && !/\d/.test(String(leaf[1])) ? String(leaf[1]).split(' ') : []
  return words.length >= 4 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2
}

/** A sentence that is the same in two languages; throws where every one is: of one language no law of two can show. */
const untranslated = async (english: Exchange, spanish: Exchange, isBilingual: () => Promise<boolean>) => {
  const same = commonLine(english, spanish, isSentence)
  const isOther = firstDifference(english, spanish, isSentence) !== undefined
  if (same && !isOther && !(await isBilingual()))
    throw new LeftOut('nothing is answered in Spanish, so what holds of languages cannot show')
  return same
}

const product: OperationKey = 'catalogue.getProduct'

/** Whether the backend describes products in Spanish as well as in English. */
const speaksSpanish = async (shopper: Shopper): Promise<boolean> => {
  const answers: Exchange[] = []
  const ask = async (how: How) => {
    const example = exampleOf(product, shopper.audience)
    answers.push((await shopper.call(product, { ...example, ...how })).exchange)
  }
  for (const how of [byHeader.en, byHeader.es]) await shopper.asSetup(() => whereServed(() => ask(how)))
  const [english, spanish] = answers
  return english !== undefined && spanish !== undefined && firstDifference(english, spanish, isSentence) !== undefined
}

type How = Pick<CallOptions, 'headers' | 'query'>

/** How a call asks for a language. */
interface Tongue {
  readonly by: string
  readonly en: How
  readonly es: How
  /** Another way to ask for Spanish. */
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

const addWish: OperationKey = 'wishlist.addWishlist'

/** An empty wishlist has no words in any language. */
const isOfWishes = (key: OperationKey) => key.startsWith('wishlist.')

const languageCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} in both languages`,
  family: 'effect',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = isOfWishes(key) ? await context.shopper(audience) : await readyShopper(context, key, audience)
    const { by, en, es, alsoEs } = tongueOf(key)
    if (isOfWishes(key)) await shopper.asSetup(() => whereServed(() => shopper.call(addWish, exampleOf(addWish))))
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
    const report = (found: ReturnType<typeof firstDifference>, kind: FindingKind, says: string) => {
      if (found) context.report(key, shopper, violation(kind, found.at, `${says}: ${found.value}`))
    }
    const [english, again, spanish] = [await ask(en), await ask(en), await ask(es)]
    if (![english, again, spanish].every((exchange) => isSuccess(operationOf(key), exchange))) return
    const passing = placesThatDiffer(english, again)
    const isSteady = (fits: (leaf: Leaf) => boolean) => (leaf: Leaf) => fits(leaf) && !passing.has(leaf[0])
    report(
      firstDifference(english, spanish, isSteady(isPlain)),
      'other-in-language',
      `ids, amounts and flags are the same in each language, which ${by} says`,
    )
    report(
      await untranslated(english, spanish, () => speaksSpanish(shopper)),
      'untranslated',
      'an answer in Spanish is in Spanish in every sentence',
    )
    const says = 'each call is answered in its own language, whatever was asked before'
    report(firstDifference(spanish, await ask(es), isSteady(isText)), 'language-stays', says)
    if (alsoEs)
      report(
        firstDifference(spanish, await ask(alsoEs), isSteady(isText)),
        'weight-ignored',
        'of two languages the one of greater weight counts',
      )
    report(firstDifference(english, await ask(en), isSteady(isText)), 'language-stays', says)
  },
})

/** Reads of one subject use the same Spanish words. */
const spanishCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `${key} in Spanish, beside others`,
  family: 'effect',
  key,
  audience,
  changes: false,
  run: async (context) => {
    const shopper = await context.sharedShopper(audience)
    for (const other of [...alikeReads([key]).filter((one) => one !== key), key])
      await whereServed(() => shopper.call(other, { ...exampleOf(other, shopper.audience), ...byHeader.es }))
  },
})

/** Reads in English and in Spanish: what shoppers read may differ, and nothing else. */
export const languageChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] => [
  ...keys
    .filter((key) => operationOf(key).metadata.kind === 'read' && !key.startsWith('log.'))
    .map((key) => languageCheck(key, callerOf(key))),
  ...everyRead
    .filter((key) => keys.includes(key) && alikeReads([key]).length > 1)
    .map((key) => spanishCheck(key, callerOf(key))),
]
