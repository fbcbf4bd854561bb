import { shellQuoted } from '../../../format'

export const commandAsCurl = (name: string, given: object, { origin, world }: { origin: string; world: string }) =>
  `curl -s -X POST ${shellQuoted(`${origin}/__sim/v1/worlds/${encodeURIComponent(world)}/commands`)} \\\n` +
  `  -H 'content-type: application/json' -d ${shellQuoted(JSON.stringify({ [name]: given }))}\n`

const isPlain = (text: string) => /^[A-Za-z][\w.-]*$/.test(text) && !/^(true|false|null)$/i.test(text)

const inYaml = (value: unknown): string => {
  if (typeof value === 'string') return isPlain(value) ? value : JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, part]) => `${inYaml(name)}: ${inYaml(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** The same command as a line of a rule's `then`. */
export const commandAsEffect = (name: string, given: object): string => `- ${name}: ${inYaml(given)}`
