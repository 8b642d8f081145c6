import { Download, Plus, X } from 'lucide-react';
import { Button } from '../../actions/Button';
import { ExternalLink } from '../../actions/ExternalLink';
import { Link } from '../../actions/Link';
import { Specimen } from '../Specimen';

const variants = ['primary', 'quiet', 'text', 'danger'] as const;

export default function Section() {
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Save {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button, disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            Save {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button, busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isBusy>
            Save {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button, small, with icon, icon alone">
        <Button size="s">Edit</Button>
        <Button icon={<Download aria-hidden="true" />}>Export table</Button>
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          Create
        </Button>
        <Button label="Close" icon={<X aria-hidden="true" />} />
        <Button label="Close quietly" size="s" variant="text" icon={<X aria-hidden="true" />} />
      </Specimen>
      <Specimen name="Link">
        <Link href="/emergencies">Emergencies</Link>
        <Link href="/emergencies" icon={<Download aria-hidden="true" />}>
          With an icon
        </Link>
        <Link href="/emergencies" variant="button">
          Create a report
        </Link>
        <Link href="/emergencies" variant="quiet">
          View all
        </Link>
        <Link href="/emergencies" variant="nav">
          Navigation
        </Link>
        <ExternalLink href="https://example.org">Outside</ExternalLink>
        <ExternalLink href="file:///report">An address that is refused</ExternalLink>
      </Specimen>
      <Specimen name="Link, disabled with a reason">
        <Link isDisabled disabledReason="Log in to follow">
          Follow
        </Link>
        <Link isDisabled disabledReason="Log in to follow" variant="button">
          Follow
        </Link>
        <Link isDisabled disabledReason="Log in to follow" variant="quiet">
          Follow
        </Link>
      </Specimen>
    </>
  );
}
