import type { Parameters } from '@soe/rules'

const storageKey = 'visitParameters'

/** The parameters that addresses of this tab have named for the whole visit. */
export const readVisit = (sessionStorage: Storage): Parameters =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Parameters

/** Keeps the parameters over what earlier addresses have named. */
export const keepForVisit = (sessionStorage: Storage, named: Parameters) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ ...readVisit(sessionStorage), ...named }))
