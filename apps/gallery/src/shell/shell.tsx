import { Router, useLocation, useSearch } from 'wouter'
import { findStory, stories } from '../stage/stories'
import { asWords } from './group-stories'
import { readLook, widths, writeLook, type ShellLook } from './look'
import styles from './shell.module.css'
import { StoryList } from './story-list'
import { Switch } from './switch'
import { useStage } from './use-stage'
import { Viewport } from './viewport'

const anyWidth = { any: 'Any', ...widths }

const Looks = ({ look, onChange }: { look: ShellLook; onChange: (look: ShellLook) => void }) => (
  <>
    <Switch
      label="Language"
      value={look.language}
      options={{ en: 'English', es: 'Español' }}
      onChange={(language) => onChange({ ...look, language })}
    />
    <Switch
      label="Color"
      value={look.theme}
      options={{ light: 'Light', dark: 'Dark' }}
      onChange={(theme) => onChange({ ...look, theme })}
    />
    <Switch
      label="Width"
      value={String(look.width ?? 'any')}
      options={anyWidth}
      onChange={(width) => onChange({ ...look, width: width === 'any' ? undefined : Number(width) })}
    />
  </>
)

const Findings = ({ findings }: { findings: readonly string[] }) => (
  <output className={styles.findings}>
    {findings.length === 0 && <p>Nothing found: it can be read, reached and used.</p>}
    {findings.map((finding) => (
      <p key={finding}>{finding}</p>
    ))}
  </output>
)

const StoryView = ({ id }: { id: string }) => {
  const [path, navigate] = useLocation()
  const look = readLook(useSearch())
  const { frame, state, restart, examine } = useStage(id, look)
  const { persona = 'no shopper', address = '/' } = findStory(id)
  return (
    <main className={styles.story}>
      <header className={styles.bar}>
        <h1>
          {id
            .split('/')
            .slice(1)
            .map(asWords)
            .join(', ')
            .replace(/, ([^,]*)$/, ': $1')}
        </h1>
        <Looks look={look} onChange={(next) => navigate(`${path}${writeLook(next)}`, { replace: true })} />
        <div className={styles.actions}>
          <button onClick={restart}>Start over</button>
          <button onClick={() => void examine()}>Check</button>
        </div>
        <p className={styles.facts}>
          {persona} at {address}
          {state.world !== undefined && <> in world {state.world.slice(0, 8)}</>}
        </p>
      </header>
      {state.problem !== undefined && <p role="alert">{state.problem}</p>}
      {state.findings && <Findings findings={state.findings} />}
      <Viewport src="/" width={look.width} frame={frame} onLoad={restart} />
    </main>
  )
}

const Page = () => {
  const shown = useLocation()[0].slice(1)
  const [first = ''] = stories.keys()
  const id = stories.has(shown) ? shown : first
  return (
    <div className={styles.shell}>
      <StoryList shown={id} />
      <StoryView id={id} />
    </div>
  )
}

/** For people: every part in every state, in both languages and colors, at every width. */
export const Shell = () => (
  <Router base="/gallery">
    <Page />
  </Router>
)
