import { isRecord } from '@soe/contracts'
import type { WorldOverview, WorldScenario } from '@soe/simulator-client'
import { Button, CheckIcon, CopyButton, DiamondIcon, ErrorIcon, KeyCap, Tabs } from '@soe/ui'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useErrors, useOperations, usePersonas } from '../../../data'
import { copyTexts, ErrorNote } from '../../../feedback'
import { timeOfDay } from '../../../format'
import { capOf, isMac, useKeys } from '../../../keys'
import { paneHref } from '../../../routes'
import type { Desk } from '../desk/use-desk'
import { idIn, isJson } from '../drafts/drafts'
import type { KnownWords } from '../text/complete'
import { markOf, type ProblemMark } from '../text/problem-mark'
import type { Read } from '../text/read-yaml'
import { isAsArmed, ruleLines } from '../text/rule-lines'
import { writeTypescript } from '../text/write-typescript'
import { CodeEditor, type Cursor, type EditorHandle } from './code-editor'
import styles from './editor.module.css'
import { MoreMenu } from './more-menu'
import { TypescriptView } from './typescript-view'
import { useLintOfText } from './use-lint'

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

interface LintSummary {
  tone: 'red' | 'amber' | 'green' | 'plain'
  text: string
}

export const lintSummaryOf = (marks: readonly ProblemMark[], isChecked: boolean): LintSummary => {
  const errors = marks.filter(({ problem }) => problem.severity === 'error')
  const line = (errors[0] ?? marks[0])?.problem.line
  const where = line === undefined ? '' : `, line ${line}`
  if (errors.length > 0) return { tone: 'red', text: `${countOf(errors.length, 'problem')}${where}` }
  if (marks.length > 0) return { tone: 'amber', text: `${countOf(marks.length, 'warning')}${where}` }
  return isChecked ? { tone: 'green', text: 'Valid' } : { tone: 'plain', text: 'Being checked' }
}

const useKnownWords = (): KnownWords => {
  const { data: operations } = useOperations()
  const { data: errors } = useErrors()
  const { data: personas } = usePersonas()
  return useMemo(
    () => ({
      operations: new Map(operations?.map(({ key, ...rest }) => [key, rest])),
      errors: new Map(errors?.map(({ id, message }) => [id, message])),
      personas: new Map(personas?.map(({ id, title }) => [id, title])),
    }),
    [operations, errors, personas],
  )
}

type DocumentStatus = 'armed' | 'edited' | 'draft' | 'catalogue'

const statusOf = (desk: Desk, root: Read | undefined): DocumentStatus => {
  if (desk.armedOne) return isAsArmed(root?.data, desk.armedOne) ? 'armed' : 'edited'
  return desk.hasDraft ? 'draft' : 'catalogue'
}

const statusWords: Readonly<Record<DocumentStatus, string>> = {
  armed: 'armed',
  edited: 'edited',
  draft: 'draft',
  catalogue: 'not armed',
}

const ArmedBar = ({ armed, status, isValid }: { armed: WorldScenario; status: DocumentStatus; isValid: boolean }) => {
  const since = `Armed in this world since ${timeOfDay(Date.parse(armed.armedAt))}.`
  const kept = isValid
    ? 'The world keeps that version until the draft is armed.'
    : 'The world keeps that version until this draft is valid.'
  return (
    <p className={styles.armed} data-tone={status === 'armed' ? 'accent' : 'plain'}>
      <DiamondIcon />
      {since} {status === 'edited' && kept}
    </p>
  )
}

const formsOf = (text: string) => [
  { id: 'yaml', label: isJson(text) ? 'JSON' : 'YAML' },
  { id: 'typescript', label: 'TypeScript' },
]

interface EditorPanelProps {
  world: WorldOverview
  desk: Desk
  text: string
  root: Read | undefined
  decisions: ReadonlyMap<string, string>
  openFile: () => void
}

const useProblems = (world: string, text: string, root: Read | undefined) => {
  const { data: linted, error } = useLintOfText(world, text)
  const isCurrent = linted?.text === text
  const marks = useMemo(
    () => (isCurrent ? linted.report.problems.map((problem) => markOf(problem, text, root)) : []),
    [isCurrent, linted, text, root],
  )
  return { marks, error, isChecked: isCurrent, isValid: isCurrent && linted.report.ok }
}

export const EditorPanel = ({ world, desk, text, root, decisions, openFile }: EditorPanelProps) => {
  const [, go] = useLocation()
  const known = useKnownWords()
  const panelId = useId()
  const editor = useRef<EditorHandle>(null)
  const [form, setForm] = useState('yaml')
  const [isWrapped, setWrapped] = useState(true)
  const [cursor, setCursor] = useState<Cursor>({ line: 1, column: 1 })
  const { marks, error, isChecked, isValid } = useProblems(world.id, text, root)
  const rules = useMemo(() => ruleLines(root, desk.armedOne, decisions), [root, desk.armedOne, decisions])
  const status = statusOf(desk, root)
  const id = desk.openId ?? ''
  const next = marks.find(({ isReplaceable }) => isReplaceable)
  const summary = lintSummaryOf(marks, isChecked)
  const canArm = isValid && status !== 'armed' && !desk.arming.isPending

  const arm = () => {
    if (canArm) desk.armText(id, text)
    else if (marks[0]) editor.current?.goTo(marks[0].from)
  }
  const fix = () => {
    const nearest = next?.allowed[0]
    if (next && nearest !== undefined) editor.current?.replace(next, nearest)
  }
  const wrap = useCallback(() => setWrapped((before) => !before), [])
  const openDecision = useCallback(
    (decision: string) => go(paneHref(world.id, 'journal', { decision })),
    [go, world.id],
  )
  useKeys('Scenario', [
    { keys: 'mod+Enter', label: 'Arm draft', run: arm, isBar: true },
    { keys: 'mod+.', label: 'Fix', run: fix, isBar: true },
    ...(isMac() ? [] : [{ keys: 'mod+ ', label: 'Complete', run: () => editor.current?.complete(), isBar: true }]),
    { keys: 'alt+z', label: 'Wrap lines', run: wrap, isBar: true },
  ])
  const typescript = useMemo(
    () => (form === 'typescript' ? writeTypescript(isRecord(root?.data) ? root.data : {}) : ''),
    [form, root],
  )

  return (
    <section className={styles.panel} aria-label="Editor">
      <div className={styles.head}>
        <h2 className={styles.name}>
          <code title={idIn(text) ?? id}>{idIn(text) ?? id}</code>
          <span>{statusWords[status]}</span>
        </h2>
        <MoreMenu desk={desk} text={text} openFile={openFile} />
        {desk.armedOne && (
          <Button variant="outline" onClick={() => desk.disarmEntry(id)}>
            Disarm
          </Button>
        )}
        <Button variant={canArm ? 'accent' : 'outline'} disabled={!canArm} onClick={arm}>
          {desk.armedOne || desk.hasDraft ? 'Arm draft' : 'Arm'}
          <KeyCap>{capOf('mod+Enter', isMac())}</KeyCap>
        </Button>
      </div>
      {desk.armedOne && <ArmedBar armed={desk.armedOne} status={status} isValid={isValid || !isChecked} />}
      {(desk.arming.error ?? error) && (
        <div className={styles.refusal}>
          <ErrorNote error={desk.arming.error ?? error} />
        </div>
      )}
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${form}`} className={styles.code}>
        {form === 'typescript' ? (
          <TypescriptView text={typescript} />
        ) : (
          <CodeEditor
            key={desk.editorKey}
            text={text}
            label={`Scenario ${id} as ${isJson(text) ? 'JSON' : 'YAML'}`}
            known={known}
            marks={marks}
            markedText={isChecked ? text : ''}
            rules={rules}
            isWrapped={isWrapped}
            fixKeys={capOf('mod+.', isMac())}
            onChange={desk.write}
            onCursor={setCursor}
            onOpenDecision={openDecision}
            onArm={arm}
            onFix={fix}
            onWrap={wrap}
            handle={editor}
          />
        )}
      </div>
      <footer className={styles.foot}>
        {marks[0] ? (
          <button
            type="button"
            className={styles.summary}
            data-tone={summary.tone}
            onClick={() => editor.current?.goTo(marks[0]?.from ?? 0)}
          >
            <ErrorIcon size={14} />
            <output>{summary.text}</output>
          </button>
        ) : (
          <output className={styles.summary} data-tone={summary.tone}>
            {summary.tone === 'green' && <CheckIcon size={14} />}
            {summary.text}
          </output>
        )}
        <div className={styles.forms}>
          <Tabs
            label="Form of the document"
            tabs={formsOf(text)}
            selected={form}
            onSelect={setForm}
            panelId={panelId}
          />
        </div>
        {form === 'typescript' ? (
          <CopyButton text={typescript} texts={copyTexts('TypeScript form')} label="Copy TypeScript form">
            Copy
          </CopyButton>
        ) : (
          <span className={styles.cursor}>
            Line {cursor.line}, column {cursor.column}
          </span>
        )}
      </footer>
    </section>
  )
}
