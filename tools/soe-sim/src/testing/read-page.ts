/** A command of a page, and what the page says that it prints. */
export interface PageStep {
  readonly command: string
  readonly shown: string
}

export interface Page {
  /** Files that the page tells to write, by their names. */
  readonly files: Readonly<Record<string, string>>
  readonly steps: readonly PageStep[]
}

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm
const namedFile = /^`([\w.-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm

const consoleSteps = (block: string): PageStep[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((text) => {
      const [command = '', ...shown] = text.trimEnd().split('\n')
      return { command, shown: shown.join('\n') }
    })

const stepsOf = (language: string, block: string): PageStep[] => {
  if (language === 'console') return consoleSteps(block)
  return language === 'sh'
    ? block
        .trim()
        .split('\n')
        .map((command) => ({ command, shown: '' }))
    : []
}

/** `console` shows commands behind $ with their output, `sh` commands that print nothing; a file is named right before its text. */
export const readPage = (text: string): Page => ({
  files: Object.fromEntries([...text.matchAll(namedFile)].map(([, name = '', content = '']) => [name, content])),
  steps: [...text.matchAll(fence)].flatMap(([, language = '', block = '']) => stepsOf(language, block)),
})
