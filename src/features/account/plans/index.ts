import 'virtual:texts/accountPlans'

export { CurrentPlanCard } from './CurrentPlanCard'
export { PlansView, cheapestPrice } from './PlansView'
export { useProducts } from './useProducts'
export { heldPlan } from './planRules'
