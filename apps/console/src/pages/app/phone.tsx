import type { BarItem } from '@soe/contracts/app-bridge'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { barIcons, barLabels, tabs } from './app-icons'
import styles from './phone.module.css'
import type { Platform, ShellState } from './shell-state'
import type { AppShell } from './use-app-shell'

interface PhoneProps {
  shell: AppShell
  platform: Platform
  frame: RefObject<HTMLIFrameElement | null>
}

const Item = ({ item, count, onPress }: { item: BarItem; count?: number; onPress: (item: BarItem) => void }) => (
  <button type="button" data-item={item} onClick={() => onPress(item)}>
    {barIcons[item]}
    <span className={barIcons[item] ? styles.hidden : undefined}>{barLabels[item]}</span>
    {count !== undefined && <span>{count}</span>}
  </button>
)

const NavigationBar = ({ state, onPress }: { state: ShellState; onPress: (item: BarItem) => void }) => {
  const { items, title, pattern, cart, wishlist, chat } = state
  const leading = items.filter((item) => item === 'logo' || item === 'back')
  const trailing = items.filter((item) => item !== 'logo' && item !== 'back')
  return (
    <div role="toolbar" aria-label="Navigation bar" data-pattern={pattern} className={styles.bar}>
      {leading.map((item) => (
        <Item key={item} item={item} onPress={onPress} />
      ))}
      <strong className={styles.title}>{title}</strong>
      {trailing.map((item) => (
        <Item key={item} item={item} onPress={onPress} />
      ))}
      {wishlist.visible && <Item item="wishlist" count={wishlist.count} onPress={onPress} />}
      {cart.visible && <Item item="cart" count={cart.count} onPress={onPress} />}
      {chat && <Item item="chat" onPress={onPress} />}
    </div>
  )
}

const TabBar = ({ tabs: { visible, index } }: Pick<ShellState, 'tabs'>) =>
  visible && (
    <ul aria-label="Tab bar" className={styles.tabs}>
      {tabs.map(({ label, icon }, position) => (
        <li key={label} aria-current={position === index ? 'page' : undefined}>
          {icon}
          {label}
        </li>
      ))}
    </ul>
  )

const LeaveAlert = ({ shell }: Pick<PhoneProps, 'shell'>) => {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  const { alert } = shell.state
  useEffect(() => first.current?.focus(), [alert])
  if (!alert) return null
  const answer = (leaves: boolean) => {
    shell.dismiss()
    shell.send({ type: 'leaveFlowAnswer', leaves })
  }
  const [no, yes] = alert.buttons
  return (
    <div className={styles.ground}>
      <div role="alertdialog" aria-modal="true" aria-labelledby={id} className={styles.alert}>
        <h3 id={id}>{alert.title}</h3>
        <p>{alert.message}</p>
        <div>
          <button ref={first} type="button" onClick={() => answer(false)}>
            {no}
          </button>
          <button type="button" onClick={() => answer(true)}>
            {yes}
          </button>
        </div>
      </div>
    </div>
  )
}

const OwnScreen = ({ shell: { state, dismiss } }: Pick<PhoneProps, 'shell'>) =>
  state.screen && (
    <div className={styles.screen}>
      <h3>{state.screen.name}</h3>
      <p>A screen of the app itself. The page sent along:</p>
      <code>{state.screen.detail}</code>
      <button type="button" onClick={dismiss}>
        Back to the shop
      </button>
    </div>
  )

export const Phone = ({ shell, platform, frame }: PhoneProps) => (
  <div className={styles.phone} data-platform={platform}>
    <NavigationBar state={shell.state} onPress={(item) => shell.send({ type: 'press', item })} />
    <iframe ref={frame} title="The shop in the app" className={styles.page} />
    <TabBar tabs={shell.state.tabs} />
    <OwnScreen shell={shell} />
    <LeaveAlert shell={shell} />
  </div>
)
