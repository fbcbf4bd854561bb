import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'

/** Stands in for a container engine: it starts the installed package, and notes how it was called. */
const engine = `#!/usr/bin/env bash
set -euo pipefail
here=$(dirname "$0")
echo "$*" >> "$here/calls"
case "$1" in
  run)
    "$here/../node_modules/.bin/soe-sim" start --port 0 > "$here/printed" 2>&1 &
    echo $! > "$here/pid"
    echo started
    ;;
  port)
    until grep -q docs "$here/printed"; do
      kill -0 "$(cat "$here/pid")" || { cat "$here/printed" >&2; exit 1; }
      sleep 0.05
    done
    sed -nE 's|^contract +http://([^/]+)/.*|\\1|p' "$here/printed"
    ;;
  logs) cat "$here/printed" ;;
  stop) kill "$(cat "$here/pid")" ;;
esac
`

/** Makes an engine in the folder; with this PATH its name is docker. */
export const makeEngine = (folder: string): { PATH: string; engineLog: () => string } => {
  const to = join(folder, 'engine')
  mkdirSync(to)
  writeFileSync(join(to, 'docker'), engine, { mode: 0o755 })
  return {
    PATH: [to, process.env['PATH']].join(delimiter),
    engineLog: () => readFileSync(join(to, 'calls'), 'utf8'),
  }
}
