import type { MakeWorldOptions } from '@soe/simulator-client'

export interface NewWorldForm {
  id: string
  persona: string
  seed: string
  isFrozen: boolean
  scenario: string
}

export type FormProblems = Partial<Record<'id' | 'seed', string>>

const largestSeed = 4_294_967_295

export const problemOfId = (id: string): string | undefined => {
  if (id === '' || /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,63}$/.test(id)) return undefined
  return 'At most 64 letters, digits and . _ - with a letter or a digit first.'
}

const problemOfSeed = (seed: string): string | undefined =>
  seed === '' || (/^\d{1,10}$/.test(seed) && Number(seed) <= largestSeed)
    ? undefined
    : `A whole number from 0 to ${largestSeed}.`

export const problemsOf = ({ id, seed }: NewWorldForm): FormProblems => {
  const problems = { id: problemOfId(id), seed: problemOfSeed(seed) }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

export const madeFrom = ({ id, persona, seed, isFrozen, scenario }: NewWorldForm): MakeWorldOptions => ({
  persona,
  ...(id !== '' && { id }),
  ...(seed !== '' && { seed: Number(seed) }),
  ...(isFrozen && { clock: { freeze: true } }),
  ...(scenario !== '' && { scenario }),
})
