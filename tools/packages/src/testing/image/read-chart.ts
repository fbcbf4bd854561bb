import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

export interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: Readonly<Record<string, unknown>>
}

/** A value or the release's name, plain or as JSON: the only expressions in the templates. */
const expression = /\{\{ \.(Values|Release)((?:\.\w+)+)( \| toJson)? \}\}/g

const valueAt = (path: string, values: object): unknown =>
  path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], values)

/** The manifests of a chart as `helm template` prints them, with some of its values replaced. */
export const readChart = (folder: string, name: string, values: object = {}): readonly Manifest[] => {
  const given = { ...(parse(readFileSync(join(folder, 'values.yaml'), 'utf8')) as object), ...values }
  const fill = (_: string, root: string, path: string, asJson: string | undefined) => {
    const value = valueAt(path, root === 'Values' ? given : { Name: name })
    if (value === undefined) throw new Error(`The chart has no value ${path.slice(1)}.`)
    return asJson === undefined && typeof value === 'string' ? value : JSON.stringify(value)
  }
  return readdirSync(join(folder, 'templates')).flatMap((file) => {
    const text = readFileSync(join(folder, 'templates', file), 'utf8').replace(expression, fill)
    const left = /\{\{.*\}\}/.exec(text)?.[0]
    if (left !== undefined) throw new Error(`${file} asks for ${left}, which this reader does not know.`)
    return parseAllDocuments(text).map((document) => document.toJS() as Manifest)
  })
}

export interface Pod {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

interface Variable {
  readonly name: string
  readonly value?: string
  readonly valueFrom?: { readonly fieldRef?: object }
}

interface StatefulSet {
  readonly replicas: number
  readonly template: {
    readonly spec: {
      readonly containers: readonly [
        {
          readonly args: readonly string[]
          readonly env: readonly Variable[]
        },
      ]
    }
  }
}

/** The pods of a set, each with the environment that a cluster gives it; a secret is empty. */
export const podsOf = ({ metadata, spec }: Manifest): readonly Pod[] => {
  const { replicas, template } = spec as unknown as StatefulSet
  const [{ args, env }] = template.spec.containers
  return Array.from({ length: replicas }, (_, at) => {
    const name = `${metadata.name}-${at}`
    const known: Record<string, string> = {}
    for (const { name: variable, value = '', valueFrom } of env) {
      const filled = value.replaceAll(/\$\((\w+)\)/g, (__, other: string) => known[other] ?? '')
      known[variable] = valueFrom?.fieldRef ? name : filled
    }
    return { name, args, env: known }
  })
}
