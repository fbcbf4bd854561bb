import { Link } from 'wouter'
import type { NavigationEntry } from './navigation'

interface NavigationLinksProps {
  entries: readonly NavigationEntry[]
  current?: NavigationEntry | undefined
  onChoose?: (() => void) | undefined
}

export const NavigationLinks = ({ entries, current, onChoose }: NavigationLinksProps) =>
  entries.map((entry) => (
    <li key={entry.href}>
      <Link
        href={entry.href}
        aria-current={entry === current ? 'page' : undefined}
        {...(onChoose && { onClick: onChoose })}
      >
        {entry.text}
      </Link>
    </li>
  ))
