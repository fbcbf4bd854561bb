import { Tag } from '@soe/ui'
import type { ReactNode } from 'react'
import { useSelection, type Preset } from '../view/selection'
import type { StateView } from '../view/use-state-view'
import { Nothing, Section } from './section'
import styles from './rows.module.css'

const Setting = ({ name, preset, children }: { name: string; preset: Preset; children: ReactNode }) => {
  const { edit } = useSelection()
  return (
    <div className={styles.setting}>
      <dt>
        <button type="button" onClick={() => edit(preset)}>
          {name}…
        </button>
      </dt>
      <dd className={styles.chips}>{children}</dd>
    </div>
  )
}

const Chips = ({ texts, none }: { texts: readonly string[]; none: string }) =>
  texts.length === 0 ? none : texts.map((text) => <Tag key={text}>{text}</Tag>)

const Codes = ({ texts, none }: { texts: readonly string[]; none: string }) =>
  texts.length === 0 ? none : texts.map((text) => <code key={text}>{text}</code>)

const stockWords = ({ skuId, status, qty, availableOn }: NonNullable<StateView['details']>['stock'][number]) =>
  `${skuId} ${status}${qty > 0 ? ` ${qty}` : ''}${availableOn === undefined ? '' : ` ${availableOn}`}`

const failureWords = ({ on, error, status }: NonNullable<StateView['details']>['failures'][number]) =>
  `next ${on} → ${error ?? (status === 0 ? 'reset' : (status ?? ''))}`

const networkWords = ({ latency, bytesPerSecond }: NonNullable<StateView['details']>['network']) => [
  ...(latency === undefined ? [] : [`${latency} latency`]),
  ...(bytesPerSecond === undefined ? [] : [`${bytesPerSecond} bytes a second`]),
]

export const SettingsSection = ({ view: { details, cart } }: { view: StateView }) => {
  if (!details) {
    return (
      <Section id="settings" title="World settings">
        <Nothing>The settings are on their way.</Nothing>
      </Section>
    )
  }
  const { throttleList, featureFlags, stock, support, failures, network, timeZone } = details
  const flags = Object.entries(featureFlags).map(([name, value]) => `${name} ${String(value)}`)
  const { chatAgents, videoAgents, chatProposition } = support
  const offered = chatProposition === undefined ? [] : [`offers ${chatProposition}`]
  const skuId = cart?.lines[0]?.device?.skuId ?? stock[0]?.skuId ?? ''
  return (
    <Section id="settings" title="World settings" notes={<code>{timeZone}</code>}>
      <dl>
        <Setting name="Throttle list" preset={{ command: 'setThrottleList', given: { throttleList } }}>
          <Chips texts={throttleList} none="Nothing is throttled" />
        </Setting>
        <Setting name="Feature flags" preset={{ command: 'setFeatureFlags', given: { featureFlags } }}>
          <Codes texts={flags} none="As the shop ships" />
        </Setting>
        <Setting name="Stock" preset={{ command: 'setStock', given: { skuId, status: 'out-of-stock' } }}>
          <Codes texts={stock.map(stockWords)} none="As the catalogue says" />
        </Setting>
        <Setting name="Support" preset={{ command: 'setSupport', given: { ...support } }}>
          <Chips texts={[`${chatAgents} chat agents`, `${videoAgents} video agents`, ...offered]} none="" />
        </Setting>
        <Setting name="Network" preset={{ command: 'setNetwork', given: { ...network } }}>
          <Chips texts={networkWords(network)} none="As fast as it goes" />
        </Setting>
        <Setting name="Next failures" preset={{ command: 'failNext', given: { on: 'cart.addDevice', error: '208' } }}>
          <Codes texts={failures.map(failureWords)} none="None ordered" />
        </Setting>
      </dl>
    </Section>
  )
}
