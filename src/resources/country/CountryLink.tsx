import { Link } from '#app/routes/Link';

interface CountryLinkProps {
  readonly countryId: number;
  readonly name: string;
}

/** The name of a country, as a link to its page. */
export function CountryLink({ countryId, name }: CountryLinkProps) {
  return (
    <Link to="countriesLayout" params={{ countryId }}>
      {name}
    </Link>
  );
}
