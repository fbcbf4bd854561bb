import type { WorldOverview, WorldScenario } from '@soe/simulator-client'
import { Button, EmptyState, PlusIcon, UploadIcon, useNotify } from '@soe/ui'
import { useDeferredValue, useMemo, useRef, useState, type DragEvent } from 'react'
import { ErrorNote, Loading } from '../../feedback'
import { useDesk, type Desk } from './desk/use-desk'
import { splitDocuments } from './drafts/drafts'
import { EditorPanel } from './editor/editor-panel'
import { ScenarioList } from './list/scenario-list'
import { Outcome } from './outcome/outcome'
import styles from './scenarios.module.css'
import { readYaml } from './text/read-yaml'
import { ruleLines } from './text/rule-lines'
import { useQueries } from '@tanstack/react-query'
import { queryKeys, useJournal, useSimulator } from '../../data'

const largestFile = 2_000_000

const useFiles = (desk: Desk) => {
  const notify = useNotify()
  return async (files: readonly File[]) => {
    const texts = await Promise.all(
      files.filter(({ size }) => size <= largestFile).map(async (file) => splitDocuments(await file.text())),
    )
    const count = texts.flat().length > 0 ? desk.addDrafts(texts.flat()) : 0
    if (count === 0) notify('No scenario was found: choose a YAML or JSON file of at most 2 MB', 'red')
    else notify(`${count} ${count === 1 ? 'draft' : 'drafts'} opened`)
  }
}

type Shown = 'list' | 'editor' | 'outcome'

const parts: readonly { id: Shown; label: string }[] = [
  { id: 'list', label: 'List' },
  { id: 'editor', label: 'Editor' },
  { id: 'outcome', label: 'Outcome' },
]

const mostCalls = 20

const isAbout = (on: readonly string[], operation: string) =>
  on.some((target) => target === operation || (target.endsWith('*') && operation.startsWith(target.slice(0, -1))))

/** The latest call at which each armed rule of a scenario fired, by the rule's id. */
const useFiredDecisions = (world: string, armed: WorldScenario | undefined): ReadonlyMap<string, string> => {
  const { client } = useSimulator()
  const { journal } = useJournal()
  const targets = useMemo(() => {
    const fired = new Set(armed?.rules.filter((rule) => rule.fired > 0).map(({ id }) => id))
    const rules = armed?.document.rules ?? []
    return rules.filter(({ id }) => fired.has(id)).flatMap(({ on }) => on)
  }, [armed])
  const since = Date.parse(armed?.armedAt ?? '')
  const calls = useMemo(
    () =>
      journal.rows
        .flatMap((row) =>
          row.kind === 'call' && row.at >= since && isAbout(targets, row.call.operation) ? [row.call.id] : [],
        )
        .slice(-mostCalls),
    [journal, targets, since],
  )
  const scenario = armed?.id
  return useQueries({
    queries: calls.map((call) => ({
      queryKey: queryKeys.decision(world, call),
      queryFn: () => client.decision(world, call),
      staleTime: Infinity,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          (data?.rules ?? [])
            .filter((report) => report.scenario === scenario && report.outcome === 'fired')
            .map(({ rule }) => [rule, data?.id ?? ''] as const),
        ),
      ),
  })
}

const Open = ({ world, desk, openFile }: { world: WorldOverview; desk: Desk; openFile: () => void }) => {
  const text = desk.text ?? ''
  const settled = useDeferredValue(text)
  const root = useMemo(() => readYaml(text), [text])
  const decisions = useFiredDecisions(world.id, desk.armedOne)
  const rules = useMemo(
    () => ruleLines(readYaml(settled), desk.armedOne, decisions),
    [settled, desk.armedOne, decisions],
  )
  return (
    <>
      <EditorPanel
        key={desk.openId}
        world={world}
        desk={desk}
        text={text}
        root={root}
        decisions={decisions}
        openFile={openFile}
      />
      <Outcome world={world} desk={desk} data={root?.data} rules={rules} />
    </>
  )
}

const NothingOpen = ({ desk, openFile }: { desk: Desk; openFile: () => void }) => {
  const isGone = desk.isAsked && desk.openId !== undefined
  return (
    <div className={styles.nothing}>
      <EmptyState
        level={2}
        title={isGone ? `There is no scenario ${desk.openId} here` : 'Nothing is armed in this world'}
        actions={
          <>
            <Button variant="accent" onClick={desk.addNew}>
              <PlusIcon size={15} />
              New scenario
            </Button>
            <Button variant="outline" onClick={openFile}>
              <UploadIcon size={15} />
              Open a file
            </Button>
          </>
        }
      >
        <p>
          A scenario makes some calls of this world fail, and says what should come of it. Choose one of the list and
          press A to arm it, write your own, or drop a file here.
        </p>
      </EmptyState>
    </div>
  )
}

export const ScenariosDesk = ({ world }: { world: WorldOverview }) => {
  const desk = useDesk(world)
  const take = useFiles(desk)
  const chooser = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<Shown>('list')
  const [isOver, setOver] = useState(false)
  const openFile = () => chooser.current?.click()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take([...event.dataTransfer.files])
  }
  const [openId, setOpenId] = useState(desk.openId)
  if (openId !== desk.openId) {
    setOpenId(desk.openId)
    if (desk.isAsked) setShown('editor')
  }
  if (desk.isLoading) return <Loading label="Scenarios are being read" />
  if (desk.error && desk.entries.length === 0)
    return (
      <div className={styles.failed}>
        <ErrorNote error={desk.error} onRetry={desk.retry} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- takes dropped files; the button to open files serves the keyboard
    <div
      className={styles.desk}
      data-shown={shown}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (event.target === event.currentTarget) setOver(false)
      }}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept=".yaml,.yml,.json"
        aria-label="Scenario files"
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <nav className={styles.parts} aria-label="Parts of the scenarios">
        {parts.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === shown} onClick={() => setShown(id)}>
            {label}
          </button>
        ))}
      </nav>
      <ScenarioList desk={desk} openFile={openFile} onOpen={() => setShown('editor')} />
      {desk.text === undefined ? (
        <NothingOpen desk={desk} openFile={openFile} />
      ) : (
        <Open world={world} desk={desk} openFile={openFile} />
      )}
      {isOver && <p className={styles.drop}>Drop scenario files to open them as drafts</p>}
    </div>
  )
}
