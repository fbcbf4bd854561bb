/** Commands of a block, and what the page says that they print. */
export interface ShellStep {
  readonly commands: string
  readonly claim: string
  readonly exitCode: number
  /** It would go on for ever. */
  readonly isInterrupted: boolean
  readonly line: number
}

interface Draft {
  commands: string[]
  said: string[]
  line: number
}

const exit = /^# exit (\d+)$/

const stepOf = ({ commands, said, line }: Draft): ShellStep => {
  const text = commands.join('\n')
  return {
    commands: text,
    claim: said
      .filter((one) => !exit.test(one))
      .map((one) => one.replace(/^# ?/, ''))
      .join('\n'),
    exitCode: Number(said.map((one) => exit.exec(one)?.[1]).find(Boolean) ?? 0),
    isInterrupted: /(^|\s)(--follow|curl( -\w+)* -\w*N)\b/m.test(text),
    line,
  }
}

const isComment = (line: string): boolean => line.startsWith('#')

/** A step ends at an empty line, or where commands follow on what the ones before print. */
export const shellSteps = (block: string, firstLine: number): ShellStep[] => {
  const steps: Draft[] = []
  let step: Draft | undefined
  block.split('\n').forEach((text, index) => {
    if (text.trim() === '') step = undefined
    else if (isComment(text)) step?.said.push(text)
    else {
      if (!step || step.said.length > 0) steps.push((step = { commands: [], said: [], line: firstLine + index }))
      step.commands.push(text)
    }
  })
  return steps.map(stepOf)
}
