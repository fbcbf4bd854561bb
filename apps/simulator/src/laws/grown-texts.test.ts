import type { Verification } from '@soe/contracts'
import { slowTexts, type Entry } from '@soe/forwarder/testing'
import { writeReport } from '../control/write-report'
import { readablePath } from '../http/readable-path'
import { utf8Values } from '../pipeline/utf8-values'

/** A verification with a text in each place where strangers write. */
const verificationOf = (text: string): Verification => ({
  ok: false,
  world: 'w',
  seed: 1,
  checks: ['fired', 'calls'].map((kind) => ({
    scenario: text,
    rule: text,
    expected: text,
    actual: text,
    ok: false,
    nearest: [text, text],
    kind: kind as 'calls',
    found: 0,
    atLeast: 1,
  })),
  unused: [{ scenario: text, rule: text }],
  refused: [{ operation: 'cart.addDevice', status: 400, error: text, calls: 1 }],
})

const forms = ['text/html', 'application/ctrf+json', 'application/xml']

const entries: readonly Entry[] = [
  ...forms.map((form) => ({
    name: `the report ${form}`,
    read: (text: string) => writeReport(form, verificationOf(text), [text]),
    words: [']]>', '&amp;', '::error::', '<b>'],
  })),
  { name: 'a path', read: readablePath, words: ['/..', '%2e', '%zz', '//', '?a='] },
  {
    name: 'values of headers',
    read: (text) => utf8Values({ a: text, [text]: text }),
    words: ['Ð', '\u009a', 'Ð\u009a'],
  },
]

it.each(entries)(
  'time to read or print $name grows as the text does',
  (entry) => {
    expect(slowTexts(entry)).toEqual([])
  },
  600_000,
)
