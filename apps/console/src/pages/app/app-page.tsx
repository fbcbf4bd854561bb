import { isRecord } from '@soe/contracts'
import { EmptyState, Tabs, TextAreaField, Toolbar } from '@soe/ui'
import { useId, useMemo, useRef, useState } from 'react'
import styles from './app-page.module.css'
import { Phone } from './phone'
import type { Platform } from './shell-state'
import { useAppShell, type AppShell } from './use-app-shell'

const platforms: readonly { id: Platform; label: string }[] = [
  { id: 'ios', label: 'iOS' },
  { id: 'android', label: 'Android' },
]

const firstParams = JSON.stringify({ appReleaseVersion: '21.0', lob: 'vzw', isTabBarFlowAllowed: true }, null, 2)

const parseParams = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

const none = {}

const Messages = ({ messages }: Pick<AppShell['state'], 'messages'>) => (
  <ol aria-label="Messages from the page" className={styles.messages}>
    {messages.map(({ id, message }) => (
      <li key={id}>
        <code>{JSON.stringify(message)}</code>
      </li>
    ))}
  </ol>
)

const Desk = ({ world }: { world: string }) => {
  const panel = useId()
  const [platform, setPlatform] = useState<Platform>('ios')
  const [text, setText] = useState(firstParams)
  const params = useMemo(() => parseParams(text), [text])
  const src = `/__sim/v1/worlds/${encodeURIComponent(world)}/enter?to=${encodeURIComponent(`/smartphones/?app=${platform}`)}`
  const frame = useRef<HTMLIFrameElement>(null)
  const shell = useAppShell(frame, { platform, src, params: params ?? none })
  return (
    <>
      <Toolbar label="App">
        <h2 className={styles.title}>App</h2>
        <Tabs
          label="Platform of the app"
          tabs={platforms}
          selected={platform}
          onSelect={(id) => setPlatform(id === 'android' ? 'android' : 'ios')}
          panelId={panel}
        />
      </Toolbar>
      <div id={panel} role="tabpanel" aria-label={`The shop in ${platform}`} className={styles.desk}>
        <Phone shell={shell} platform={platform} frame={frame} />
        <div className={styles.side}>
          <TextAreaField
            label="webParams, sent when the page asks for them"
            value={text}
            rows={8}
            onChange={(event) => setText(event.target.value)}
            {...(!params && { error: 'This is not a JSON object.' })}
          />
          <Messages messages={shell.state.messages} />
        </div>
      </div>
    </>
  )
}

export const AppPage = ({ world }: { world: string | undefined }) =>
  world === undefined ? (
    <EmptyState level={2} title="There is no world to open in the app">
      <p>Make a world, or let a test make one.</p>
    </EmptyState>
  ) : (
    <Desk key={world} world={world} />
  )
