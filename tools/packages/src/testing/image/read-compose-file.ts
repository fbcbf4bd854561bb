import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

export interface Service {
  readonly image: string
  readonly build?: { readonly target: string }
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly network_mode?: string
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}

/** The services of a compose file, with a variable's value or else what stands behind its `:-`. */
export const readComposeFile = (
  path: string,
  variables: Readonly<Record<string, string>>,
): Readonly<Record<string, Service>> => {
  const text = readFileSync(path, 'utf8').replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, otherwise: string) => variables[name] ?? otherwise,
  )
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
  return services
}
