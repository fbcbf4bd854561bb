/** The id of a scenario in YAML or JSON; whether it is right is for the simulator to say. */
export const scenarioId = (text: string): string => /^\s*["']?id["']?\s*:\s*["']?([\w-]+)/m.exec(text)?.[1] ?? 'unnamed'
