import { Component, type ReactNode } from 'react'
import type { Recovery } from './recover-chunk'

type Unrecovered = Exclude<Recovery, 'reloads'>

interface RegionProps {
  /** A word and a way on, for as long as the region can't be drawn. */
  fallback: (recovery: Unrecovered) => ReactNode
  /** What else can be done about the failure; nothing is drawn until it is known. */
  recover?: (error: unknown) => Promise<Recovery>
  path?: string
  children: ReactNode
}

interface RegionState {
  hasFailed: boolean
  /** Unknown until the failure is committed, and during a reload. */
  failed?: { readonly path: string | undefined; readonly recovery: Unrecovered } | undefined
}

const giveUp = (): Promise<Recovery> => Promise.resolve('failed')

/** Keeps a failure to render within its part of the page, until the path changes. */
export class Region extends Component<RegionProps, RegionState> {
  override state: RegionState = { hasFailed: false }

  static getDerivedStateFromError = (): RegionState => ({ hasFailed: true, failed: undefined })

  override componentDidCatch(error: unknown) {
    const { path, recover = giveUp } = this.props
    void recover(error).then((recovery) => {
      if (recovery !== 'reloads') this.setState({ failed: { path, recovery } })
    })
  }

  override render() {
    const { hasFailed, failed } = this.state
    if (!hasFailed || (failed && failed.path !== this.props.path)) return this.props.children
    return failed ? this.props.fallback(failed.recovery) : null
  }
}
