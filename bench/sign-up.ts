/** Opens an account and answers the cookie of its session. */
export async function signUp(address: string, email: string): Promise<string> {
  const person = { email, first_name: 'B', last_name: 'H', year_of_birth: '1990' }
  const asked = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { verify_url } = await asked.json()
  const token = new URL(verify_url).searchParams.get('token')
  const verified = await fetch(`${address}/api/auth/verify?token=${token}`, {
    headers: { cookie: cookiesOf(asked) },
  })
  return cookiesOf(verified)
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
