import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian's package junit5 puts them. */
const folder = '/usr/share/java'

const names = [
  'junit-jupiter-api',
  'junit-jupiter-engine',
  'junit-platform-commons',
  'junit-platform-engine',
  'junit-platform-launcher',
  'opentest4j',
  'apiguardian-api',
]

/** The jars of JUnit 5: those of the variable JUNIT_JARS, separated by colons, else Debian's; undefined without any. */
export const junitJars = (): readonly string[] | undefined => {
  const given = process.env['JUNIT_JARS']
  const jars = given ? given.split(':') : names.map((name) => join(folder, `${name}.jar`))
  return jars.every((jar) => existsSync(jar)) ? jars : undefined
}
