export { getEsimDetails } from './get-esim-details'
export { getProtectionFeatures } from './get-protection-features'
