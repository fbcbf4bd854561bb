import { createSimulatorClient, SimulatorRefusal, type SimulatorClient } from '@soe/simulator-client'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

interface Simulator {
  client: SimulatorClient
  /** The control API requires a token, or refused the given one. */
  isTokenAsked: boolean
  wasTokenRefused: boolean
  giveToken: (token: string) => void
}

const SimulatorContext = createContext<Simulator | undefined>(undefined)

const tokenKey = 'console:token'

const isLockedOut = (error: unknown) =>
  error instanceof SimulatorRefusal && (error.status === 401 || error.code === 'CONTROL_FORBIDDEN')

/** Retries once if no answer arrived; a refusal is final. */
const isWorthRetrying = (count: number, error: unknown) => !(error instanceof SimulatorRefusal) && count < 1

const createQueries = (onError: (error: unknown) => void) =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The simulator runs on this machine, so the browser's offline state doesn't matter.
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay: 400, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const SimulatorProvider = ({ children }: { children: ReactNode }) => {
  const [token, setToken] = useState(() => sessionStorage.getItem(tokenKey) ?? undefined)
  const [isTokenAsked, setTokenAsked] = useState(false)
  const [queries] = useState(() =>
    createQueries((error) => {
      if (isLockedOut(error)) setTokenAsked(true)
    }),
  )
  const client = useMemo(
    () => createSimulatorClient({ baseUrl: location.origin, ...(token !== undefined && { token }) }),
    [token],
  )
  const giveToken = useCallback(
    (given: string) => {
      sessionStorage.setItem(tokenKey, given)
      setToken(given)
      setTokenAsked(false)
      queries.clear()
    },
    [queries],
  )
  const simulator = useMemo(
    () => ({ client, isTokenAsked, wasTokenRefused: isTokenAsked && token !== undefined, giveToken }),
    [client, isTokenAsked, token, giveToken],
  )
  return (
    <SimulatorContext value={simulator}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </SimulatorContext>
  )
}

export const useSimulator = (): Simulator => {
  const simulator = use(SimulatorContext)
  if (!simulator) throw new Error('useSimulator needs a SimulatorProvider')
  return simulator
}
