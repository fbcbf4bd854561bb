import type { Environment } from '../environment'

/** What a test needs of a value, at any depth. */
export type PartOf<Whole> = Whole extends (...given: infer Given) => infer Answer
  ? (...given: Given) => PartOf<Answer>
  : Whole extends readonly (infer Item)[]
    ? readonly PartOf<Item>[]
    : Whole extends object
      ? { [Key in keyof Whole]?: PartOf<Whole[Key]> }
      : Whole

/** Hands a part to code that takes the whole. */
export const partOf = <Whole>(part: PartOf<Whole>) => part as Whole

/** A browser at the front page, without cookies, at the start of time. */
export const plainEnvironment = (): Environment =>
  partOf<Environment>({
    location: new URL('http://shop.test/'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: '',
    sessionStorage,
    newId: () => 'one',
    now: () => 0,
  })
