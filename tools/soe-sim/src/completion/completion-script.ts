import type { CompletedCommand } from './completion-words'

const wordsOf = ({ commands, flags }: CompletedCommand): string => [...commands, ...flags].join(' ')

const cases = (commands: readonly CompletedCommand[]): string[] =>
  commands.map((command) => `    '${command.path}') words='${wordsOf(command)}' ;;`)

/** Two words name a command at most; flags and arguments before the cursor are passed over. */
const bash = (commands: readonly CompletedCommand[]): string =>
  [
    '_soe_sim() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" path="" next words=""',
    '  for next in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    '    case "$path $next" in',
    ...commands
      .filter(({ path }) => path !== '')
      .map(({ path }) => `      '${path.includes(' ') ? path : ` ${path}`}') path='${path}' ;;`),
    '    esac',
    '  done',
    '  case "$path" in',
    ...cases(commands),
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '  [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))',
    '}',
    'complete -o filenames -F _soe_sim soe-sim',
  ].join('\n')

const zsh = (commands: readonly CompletedCommand[]): string =>
  ['autoload -U +X bashcompinit && bashcompinit', bash(commands)].join('\n')

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`

const fishLine = ({ path, summary, flags }: CompletedCommand): string[] => {
  const [first = '', second] = path.split(' ')
  const seen = second === undefined ? first : `${first}; and __fish_seen_subcommand_from ${second}`
  return [
    second === undefined
      ? `complete -c soe-sim -n __fish_use_subcommand -a ${first} -d ${quoted(summary)}`
      : `complete -c soe-sim -n '__fish_seen_subcommand_from ${first}' -a ${second} -d ${quoted(summary)}`,
    ...flags.map((flag) => `complete -c soe-sim -n '__fish_seen_subcommand_from ${seen}' -l ${flag.slice(2)}`),
  ]
}

const fish = (commands: readonly CompletedCommand[]): string =>
  commands
    .filter(({ path }) => path !== '')
    .flatMap(fishLine)
    .join('\n')

const scripts: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = { bash, zsh, fish }

export const completionShells = Object.keys(scripts)

/** The script that makes a shell complete the commands; undefined for a shell that is not known. */
export const completionScript = (shell: string, commands: readonly CompletedCommand[]): string | undefined =>
  scripts[shell]?.(commands)
