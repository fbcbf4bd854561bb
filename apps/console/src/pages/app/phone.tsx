import type { BarItem } from '@soe/contracts/app-bridge'
import { useEffect, useId, useRef, type RefObject, type ReactNode } from 'react'
import styles from './phone.module.css'
import type { Platform, ShellState } from './shell-state'
import type { AppShell } from './use-app-shell'
import { ArrowLeftIcon, BagIcon, CloseIcon, HeartIcon, StoreIcon } from '@soe/ui'

interface PhoneProps {
  shell: AppShell
  platform: Platform
  frame: RefObject<HTMLIFrameElement | null>
}

const Drawing = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d={d} />
  </svg>
)

/** Drawn where the item is an icon; the others are words. */
const barIcons: Readonly<Partial<Record<BarItem, ReactNode>>> = {
  logo: <Drawing d="M5 21V3h14v11H5M12 3v11" />,
  back: <ArrowLeftIcon />,
  close: <CloseIcon />,
  stores: <StoreIcon />,
  alerts: <Drawing d="M6 17V11a6 6 0 0 1 12 0v6l2 2H4l2-2zM10 21h4" />,
  settings: <Drawing d="M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4" />,
  wishlist: <HeartIcon filled={false} />,
  cart: <BagIcon />,
  chat: <Drawing d="M4 5h16v11H11l-5 4v-4H4z" />,
}

const barLabels: Readonly<Record<BarItem, string>> = {
  logo: 'Shop',
  back: 'Back',
  close: 'Close',
  stores: 'Stores',
  alerts: 'Alerts',
  settings: 'Settings',
  signIn: 'Sign in',
  wishlist: 'Favorites',
  cart: 'Cart',
  chat: 'Help',
}

const tabs = [
  { label: 'Home', icon: <Drawing d="M4 11l8-7 8 7v9h-5v-6H9v6H4z" /> },
  { label: 'My plan', icon: <Drawing d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" /> },
  { label: 'Shop', icon: <BagIcon /> },
  {
    label: 'Support',
    icon: (
      <Drawing d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.5" />
    ),
  },
  { label: 'More', icon: <Drawing d="M5 12h.01M12 12h.01M19 12h.01" /> },
] as const

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
