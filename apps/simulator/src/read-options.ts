import { parseArgs } from 'node:util'

export interface Options {
  port: number
  host: string
  staticDir: string | undefined
  token: string | undefined
}

/** A flag or a variable that can't be used: the message says what can. */
export class OptionError extends Error {}

const readPort = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new OptionError(`port must be a number from 0 to 65535, not "${text}"`)
  return port
}

/** Flags win over variables, variables over defaults. */
export const readOptions = (argv: string[], env: Record<string, string | undefined>): Options => {
  const { values } = parse(argv)
  return {
    port: readPort(values.port ?? env['PORT'] ?? '4010'),
    host: values.host ?? env['HOST'] ?? 'localhost',
    staticDir: values.static,
    token: values.token ?? env['SIM_TOKEN'],
  }
}

const parse = (argv: string[]) => {
  try {
    return parseArgs({
      args: argv,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        static: { type: 'string' },
        token: { type: 'string' },
      },
    })
  } catch (error) {
    throw new OptionError(`${(error as Error).message}. Flags: --port, --host, --static, --token`)
  }
}
