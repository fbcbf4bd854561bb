import type { Parameters } from '@soe/rules'

const storageKey = 'visitParameters'

export const readVisit = (sessionStorage: Storage): Parameters =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Parameters

export const keepForVisit = (sessionStorage: Storage, named: Parameters) =>
  sessionStorage.setItem(storageKey, JSON.stringify({ ...readVisit(sessionStorage), ...named }))
