const idInJson = (text: string): string | undefined => {
  try {
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}

/** The id of a scenario in YAML or JSON; whether it is right is for the simulator to say. */
export const scenarioId = (text: string): string =>
  idInJson(text) ?? /^[ \t]*["']?id["']?\s*:\s*["']?([\w-]+)/m.exec(text)?.[1] ?? 'unnamed'
