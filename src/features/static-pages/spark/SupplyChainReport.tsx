import { useSuspenseQuery } from '@tanstack/react-query';
import { factories, models, service } from 'powerbi-client';
import { useEffect, useRef } from 'react';
import { reportEmbed } from '#domain/links/reportEmbed';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { embeddedReportQuery } from './queries';
import styles from './SparkPage.module.css';
import { sparkStrings } from './strings';

/** Embeds reports in iframes of the report service; a single instance, because it adds listeners to the window. */
const reports = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);

export function SupplyChainReport({ reportId }: { readonly reportId: string }) {
  const t = useStrings(sparkStrings);
  const { data, refetch } = useSuspenseQuery(embeddedReportQuery(reportId));
  const embed = reportEmbed(data);
  if (embed === null) return <StateMessage state="error" message={t.notAvailable} onRetry={() => refetch()} />;
  return <ReportFrame id={String(data.report_id ?? reportId)} url={embed.url} token={embed.token} />;
}

interface ReportFrameProps {
  readonly id: string;
  readonly url: string;
  readonly token: string;
}

function ReportFrame({ id, url, token }: ReportFrameProps) {
  const t = useStrings(sparkStrings);
  const { language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    reports.embed(element, {
      type: 'report',
      id,
      embedUrl: url,
      accessToken: token,
      tokenType: models.TokenType.Embed,
      settings: {
        localeSettings: { language },
        panes: { filters: { visible: false }, pageNavigation: { visible: true } },
        layoutType: models.LayoutType.Custom,
        customLayout: { displayOption: models.DisplayOption.FitToWidth },
      },
    });
    for (const child of element.querySelectorAll('iframe')) child.title = t.report;
    return () => reports.reset(element);
  }, [id, url, token, language, t]);
  return <div ref={frame} className={styles.frame} />;
}
