import { stripComments } from '@soe/scenario'

/** Edited texts, by the id of the scenario they were opened as. */
export type Drafts = Readonly<Record<string, string>>

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>

const draftsKey = (world: string) => `drafts:${world}`

export const loadDrafts = (storage: DraftStorage, world: string): Drafts => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftsKey(world)) ?? '{}')
    const texts = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** False when the browser's storage is full. */
export const saveDrafts = (storage: DraftStorage, world: string, drafts: Drafts): boolean => {
  try {
    storage.setItem(draftsKey(world), JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

export const isJson = (text: string) => /^\s*(\[|\{|\/[/*])/.test(text)

const splitJson = (text: string): string[] => {
  try {
    const value: unknown = JSON.parse(stripComments(text))
    return Array.isArray(value) ? value.map((item) => `${JSON.stringify(item, null, 2)}\n`) : [text]
  } catch {
    return [text]
  }
}

const hasContent = (text: string) => text.split('\n').some((line) => /^[^#\s]/.test(line))

/** Splits a file into one text a scenario: YAML documents, or the items of a JSON list. */
export const splitDocuments = (text: string): string[] => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (isJson(plain)) return splitJson(plain)
  const documents = plain.split(/^---[^\S\n]*(?:#.*)?\n/m).filter(hasContent)
  return documents.map((document) => `${document.trim()}\n`)
}

const idLine = /^(\s*["']?id["']?\s*:\s*["']?)([\w-]+)/m

export const idIn = (text: string): string | undefined => idLine.exec(text)?.[2]

/** The id, with the lowest free number appended if it is taken. */
export const freeId = (id: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(id)) return id
  const stem = id.replace(/-\d{1,2}$/, '')
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

export const withId = (text: string, id: string): string =>
  text.replace(idLine, (_, before: string) => `${before}${id}`)

/** Strips comments from JSON, which the simulator's YAML reader rejects. */
export const sentText = (text: string): string => (isJson(text) ? stripComments(text) : text)

export const newScenario = (id: string): string => `apiVersion: sim/v1
kind: Scenario
id: ${id}
title: Add to cart fails once
rules:
  - id: add-device-fails
    on: cart.addDevice
    nth: 1
    reply: { error: "208" }
expect:
  - { rule: add-device-fails, fired: 1 }
`
