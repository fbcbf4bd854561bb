import { parse } from 'yaml'
import { z } from 'zod'
import { readTextFile } from '../files/read-text-file'
import { checkDocument } from '../files/check-document'
import { DataSchema } from './example-data'

const CallSchema = z.string().regex(/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/, 'a call such as "POST /login"')
const NameSchema = z.string().min(1)

const StepSchema = z.strictObject({
  call: CallSchema,
  headers: z.record(NameSchema, z.string()).optional(),
  body: z.unknown().optional(),
  /** Values for later steps, by name: where they are in the answer, such as `user.id`. */
  keep: z.record(NameSchema, NameSchema).optional(),
})
/** One call of a script; `{name}` stands for a value that is known, `${NAME}` for a variable of the environment. */
export type Step = z.infer<typeof StepSchema>

const StateSchema = z.strictObject({
  /** States that are set up before this one. */
  needs: z.array(NameSchema).optional(),
  /** Takes `{state, params, action}` instead of a script. */
  url: NameSchema.optional(),
  /** Why the backend can't be brought into it: what needs the state is left out. */
  skip: NameSchema.optional(),
  setup: z.array(StepSchema).optional(),
  teardown: z.array(StepSchema).optional(),
})
export type ScriptedState = z.infer<typeof StateSchema>

const IdentitySchema = z.strictObject({
  login: z.array(StepSchema).default([]),
  /** What every call carries besides the cookies that the login sets. */
  headers: z.record(NameSchema, z.string()).optional(),
  /** A call that only this identity may make, and how it is answered. */
  check: z.strictObject({ call: CallSchema, status: z.int().default(200) }).optional(),
})
export type Identity = z.infer<typeof IdentitySchema>

const FileSchema = z.strictObject({
  states: z.record(NameSchema, StateSchema).default({}),
  identities: z.record(NameSchema, IdentitySchema).default({}),
  /** What the backend sells. */
  data: DataSchema.default({}),
})
export type StatesFile = z.infer<typeof FileSchema>

export const noStatesFile: StatesFile = { states: {}, identities: {}, data: {} }

/** A file of states or identities can't be used. */
export class StatesFileError extends Error {}

const unknownNeeds = ({ states }: StatesFile): string[] =>
  Object.entries(states).flatMap(([name, { needs = [] }]) =>
    needs
      .filter((one) => states[one] === undefined)
      .map((one) => `the state "${name}" needs "${one}", which is not there`),
  )

const circleFrom = ({ states }: StatesFile, name: string, way: readonly string[] = []): string[] => {
  if (way.includes(name)) return [`the state "${name}" needs itself`]
  return (states[name]?.needs ?? []).flatMap((one) => circleFrom({ ...noStatesFile, states }, one, [...way, name]))
}

const readFile = (file: string): StatesFile => {
  try {
    return checkDocument(FileSchema, parse(readTextFile(file)))
  } catch (error) {
    throw new StatesFileError(`${file} cannot be used: ${(error as Error).message}`)
  }
}

/** The states and identities of all files together; a later file replaces what an earlier one names. */
export const readStatesFiles = (files: readonly string[]): StatesFile => {
  if (files.length === 0) return noStatesFile
  const read = files.map(readFile)
  const all: StatesFile = {
    states: Object.assign({}, ...read.map(({ states }) => states)) as StatesFile['states'],
    identities: Object.assign({}, ...read.map(({ identities }) => identities)) as StatesFile['identities'],
    data: Object.assign({}, ...read.map(({ data }) => data)) as StatesFile['data'],
  }
  const wrong = unknownNeeds(all)
  const [problem] = wrong.length > 0 ? wrong : Object.keys(all.states).flatMap((name) => circleFrom(all, name))
  if (problem !== undefined) throw new StatesFileError(`${files.join(', ')} cannot be used: ${problem}`)
  return all
}
