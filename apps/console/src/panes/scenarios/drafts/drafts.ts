import { stripComments } from '@soe/scenario'

/** Texts that differ from what they were opened from, by the id of the scenario that they were opened as. */
export type Drafts = Readonly<Record<string, string>>

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const draftsKey = (world: string) => `drafts:${world}`

/** Where another part of the console leaves a text for the editor. */
const handOverKey = (world: string) => `draft:${world}`

export const loadDrafts = (keep: Keep, world: string): Drafts => {
  try {
    const kept: unknown = JSON.parse(keep.getItem(draftsKey(world)) ?? '{}')
    const texts = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}

/** Undefined where the browser keeps no more. */
export const saveDrafts = (keep: Keep, world: string, drafts: Drafts): boolean => {
  try {
    keep.setItem(draftsKey(world), JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

/** Takes the text that was left, once. */
export const takeHandOver = (keep: Keep, world: string): string | undefined => {
  const text = keep.getItem(handOverKey(world)) ?? undefined
  keep.removeItem(handOverKey(world))
  return text
}

/** A list, an object or a comment of JSON comes first. */
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

/** The scenarios of a file, each as a text of its own: documents of YAML, or the items of a list in JSON. */
export const splitDocuments = (text: string): string[] => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (isJson(plain)) return splitJson(plain)
  const documents = plain.split(/^---[^\S\n]*(?:#.*)?\n/m).filter(hasContent)
  return documents.map((document) => `${document.trim()}\n`)
}

const idLine = /^(\s*["']?id["']?\s*:\s*["']?)([\w-]+)/m

/** The id that a text gives its scenario; undefined where it gives none. */
export const idIn = (text: string): string | undefined => idLine.exec(text)?.[2]

/** The id itself, or with the first number behind it that makes it free. */
export const freeId = (id: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(id)) return id
  const stem = id.replace(/-\d{1,2}$/, '')
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

/** The text with another id for its scenario. */
export const withId = (text: string, id: string): string =>
  text.replace(idLine, (_, before: string) => `${before}${id}`)

/** What the simulator is sent: JSON may hold comments, which its YAML reader does not know. */
export const sentText = (text: string): string => (isJson(text) ? stripComments(text) : text)

/** What a new scenario begins with. */
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
