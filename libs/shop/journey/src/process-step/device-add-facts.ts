export interface DeviceAddFacts {
  processStep?: string | null
  cradleFlowJourney?: string | null
  availablePaths?: readonly string[]
  line?: string
  mtn?: string
  intent?: string
  hasExistingCase?: boolean
  isPrepay?: boolean
  isSelectDataRedirectionEnabled?: boolean
  product?: { name?: string; sorId?: string; term?: number }
}
