import { useEffect, useState } from 'react'
import { readIdentity, browserEnvironment } from '@soe/shop-platform'

interface DebugFact {
  readonly name: string
  readonly value: string
}

/** Widths that the shop treats as a phone. */
const phone = '(max-width: 549px)'

/** What the shop takes this browser for: only on phones, and not for prospects. */
const debugFacts = (window: Window & typeof globalThis): readonly DebugFact[] | undefined => {
  const identity = readIdentity(browserEnvironment(window))
  if (!window.matchMedia(phone).matches || identity.audience === 'prospect') return undefined
  const { location, innerWidth, innerHeight, devicePixelRatio, navigator } = window
  return [
    { name: 'Page', value: location.pathname + location.search },
    { name: 'Shopper', value: identity.audience },
    { name: 'Channel', value: identity.channel },
    { name: 'Cart', value: identity.cartId || 'none' },
    { name: 'Screen', value: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}` },
    { name: 'Browser', value: navigator.userAgent },
  ]
}

const Facts = ({ facts }: { facts: readonly DebugFact[] }) => (
  <dl className="debug">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="code">{value}</dd>
      </div>
    ))}
  </dl>
)

/** The facts of the page in view; the shop changes its address and its cookies without a reload. */
const useFacts = (window: Window & typeof globalThis) => {
  const [facts, setFacts] = useState(() => debugFacts(window))
  useEffect(() => {
    const read = () => setFacts(debugFacts(window))
    const timer = window.setInterval(read, 1000)
    window.addEventListener('resize', read)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('resize', read)
    }
  }, [window])
  return facts
}

/** For a tester with a phone, which has no developer tools (the specification, commerce 6). */
export const DebugButton = ({ window }: { window: Window & typeof globalThis }) => {
  const facts = useFacts(window)
  const [isOpen, setIsOpen] = useState(false)
  if (!facts) return null
  return (
    <>
      {isOpen && <Facts facts={facts} />}
      <button type="button" className="pill" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Debug
      </button>
    </>
  )
}
