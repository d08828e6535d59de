import { Outlet } from 'react-router'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { Page } from '../ui/page.tsx'

const tabs = [
  { to: '/account/profile', label: 'Profile' },
  { to: '/account/billing', label: 'Billing & credits' },
] as const

export default function Account() {
  return (
    <Page width="text">
      <h1>Account</h1>
      <div className="mt-6">
        <LinkTabs label="Account" tabs={tabs} />
      </div>
      <div className="mt-8 space-y-6">
        <Outlet />
      </div>
    </Page>
  )
}
