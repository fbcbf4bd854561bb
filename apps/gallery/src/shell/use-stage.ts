import type { GalleryWindow } from '@soe/stories'
import { useEffect, useRef, useState } from 'react'
import type { ShellLook } from './look'

interface StageState {
  readonly world?: string | undefined
  /** Undefined until they were asked for. */
  readonly findings?: readonly string[]
  readonly problem?: string
}

type Stage = GalleryWindow['gallery']

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const examineStage = async (stage: Stage): Promise<readonly string[]> => {
  const { findAxeViolations, findOtherForms, findOverflow, findUnreachable } = stage.checks
  const missing = stage.missing().map((text) => `“${text}” is not shown`)
  return [
    ...stage.errors(),
    ...missing,
    ...findOverflow(),
    ...findOtherForms(),
    ...(await findAxeViolations()),
    ...findUnreachable(),
  ]
}

/** Mounts stories in the frame, one after the other, and examines them there. */
export const useStage = (story: string, { language, theme }: ShellLook) => {
  const frame = useRef<HTMLIFrameElement>(null)
  /** Counts what mounts the story anew; none before the frame is open. */
  const [turn, setTurn] = useState(0)
  const shown = [story, language, theme, turn].join(' ')
  const [result, setResult] = useState<StageState & { shown: string }>()
  const stage = () => (frame.current?.contentWindow as GalleryWindow | null | undefined)?.gallery
  const restart = () => setTurn((count) => count + 1)

  useEffect(() => {
    const opened = turn > 0 && stage()
    if (!opened) return
    opened.mount({ story, language, theme }).then(
      ({ world }) => setResult({ shown, world }),
      (error: unknown) => setResult({ shown, problem: messageOf(error) }),
    )
  }, [shown, turn, story, language, theme])

  const examine = async () => {
    const opened = stage()
    if (opened) setResult({ ...result, shown, findings: await examineStage(opened) })
  }
  const state: StageState = result?.shown === shown ? result : {}
  return { frame, state, restart, examine }
}
