export * as getProtectionFeatures from './get-protection-features'
export * as getEsimDetails from './get-esim-details'
