import { Link } from '#app/routes/Link';
import { useSession } from '#app/session/session';
import { useStrings } from '#ui/language/useStrings';
import { PolicyPage } from './PolicyPage';
import { termsStrings } from './termsStrings';

export function Component() {
  const t = useStrings(termsStrings);
  const isLoggedIn = useSession() !== null;
  const registerLink = (
    <Link key="register" to="register">
      {t.registerNow}
    </Link>
  );
  return (
    <PolicyPage
      title={t.title}
      description={t.description}
      contentsLabel={t.contents}
      sections={[
        { id: 'provenance', title: t.provenance, paragraphs: [t.provenance1, t.provenance2] },
        {
          id: 'registration',
          title: t.registration,
          paragraphs: [t.registration1, ...(isLoggedIn ? [] : [registerLink])],
        },
        { id: 'unauthorised', title: t.unauthorised, paragraphs: [t.unauthorised1] },
        { id: 'owners', title: t.owners, paragraphs: [t.owners1] },
        { id: 'liability', title: t.liability, paragraphs: [t.liability1] },
        { id: 'personal', title: t.personal, paragraphs: [t.personal1] },
        { id: 'immunities', title: t.immunities, paragraphs: [t.immunities1] },
        { id: 'final', title: t.final, paragraphs: [t.final1] },
      ]}
    />
  );
}
